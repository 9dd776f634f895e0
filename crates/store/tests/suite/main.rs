//! One suite for both databases: each case is run on SQLite and on PostgreSQL.

mod accounts;
mod friends;
mod journal;
mod lobby;
mod opening;
mod outages;
mod owners;
mod people;
mod results;
mod slow;
mod tables;
mod talk;
mod upkeep;
mod world;

macro_rules! on_both {
    ($($file:ident: $($name:ident)*;)*) => {
        mod on_sqlite {
            $($(#[test] fn $name() { crate::world::on_sqlite(crate::$file::$name); })*)*
        }
        mod on_postgres {
            $($(#[test] fn $name() { crate::world::on_postgres(crate::$file::$name); })*)*
        }
    };
}

on_both! {
    journal:
        appended_entries_are_loaded_as_they_were_written
        an_old_owner_writes_nothing_after_a_new_claim
        an_append_from_the_wrong_head_writes_nothing
        an_action_is_stored_once
        the_same_append_twice_is_written_once
        an_append_is_found_although_another_owner_has_gone_on
        a_table_that_cannot_be_written_does_not_fail_the_others
        many_tables_append_at_once_and_keep_their_order
        of_two_appends_from_one_head_one_is_written
        an_append_without_entries_changes_the_table
        what_is_played_and_who_plays_change_with_an_append
        a_table_is_made_once
        a_store_can_be_used_through_one_of_its_traits;
    owners:
        a_live_owner_keeps_its_table
        a_released_table_can_be_claimed_at_once
        a_table_is_free_when_the_lease_of_its_owner_is_over
        a_heartbeat_renews_a_lease_until_the_node_retires
        an_owner_claims_its_own_table_anew
        a_node_without_a_lease_claims_nothing
        many_tables_are_claimed_together
        a_table_set_aside_belongs_to_nobody
        only_the_owner_releases_finishes_and_sets_aside
        a_table_that_is_to_be_closed_is_listed_until_its_owner_has_done_it;
    tables:
        tables_are_due_by_their_deadline
        running_clocks_come_first_in_pages
        tables_of_a_person_are_listed
        a_deal_keeps_its_first_seed
        an_invitation_is_good_until_it_is_revoked;
    people:
        a_guest_has_a_name_and_changes_it
        a_token_opens_its_session
        a_renewed_session_forgets_its_old_token
        devices_are_listed_and_signed_out
        unused_sessions_are_closed
        tokens_are_not_in_the_database;
    accounts:
        a_guest_keeps_their_name
        an_account_changes_its_name_unless_it_is_taken
        of_several_who_keep_one_name_at_once_one_has_it
        a_recovery_code_works_once
        a_mail_address_is_confirmed_once_and_in_time
        what_somebody_chose_is_kept
        bots_from_outside_belong_to_a_person
        somebody_is_kept_out_or_silenced_for_a_while
        people_are_found_by_the_beginning_of_their_names
        entries_of_a_journal_are_written_anew
        a_person_gets_everything_of_theirs_and_nothing_of_others
        an_erased_person_leaves_seats_and_no_name;
    friends:
        a_request_becomes_a_friendship_when_the_other_agrees
        two_who_ask_each_other_at_once_are_friends
        nobody_has_too_many_friends_or_requests
        somebody_is_muted_for_one_person_only
        an_invitation_waits_until_it_is_put_away_or_the_table_is_over;
    talk:
        a_line_is_said_once_and_numbered
        rooms_are_read_apart_and_in_pages
        lines_said_at_once_all_have_a_number
        a_report_comes_with_the_last_lines
        reports_are_read_in_pages;
    results:
        a_game_is_kept_and_counts_once
        a_game_that_does_not_count_changes_no_rating
        a_rating_that_cannot_be_counted_keeps_nothing
        games_of_the_same_people_at_once_all_count
        games_of_a_person_are_read_in_pages
        wins_and_traits_are_counted
        a_leaderboard_ranks_whoever_is_public_settled_and_there;
    lobby:
        tables_for_everybody_are_listed_until_they_are_over
        only_the_owner_lists_a_table
        friends_find_each_other_and_others_do_not
        a_quick_match_finds_the_oldest_table_that_waits;
    slow:
        a_vacation_is_taken_as_long_as_some_is_left
        vacations_taken_at_once_are_not_too_long_together
        deadlines_move_when_nobody_has_watched_them
        a_mail_is_sent_once_for_each_question
        a_mail_that_fails_is_tried_again_or_given_up
        workers_never_take_the_same_mail;
    upkeep:
        there_is_so_much_of_everything
        guests_who_never_played_are_forgotten
        talk_reports_invitations_and_mails_are_forgotten_in_time
        administration_runs_beside_a_server
        nothing_is_made_beside_a_server;
    opening:
        an_empty_database_is_made_ready_and_opened_again
        data_of_the_first_schema_is_still_there
        a_newer_schema_is_refused
        a_changed_schema_is_refused
        a_closed_store_writes_nothing;
}
