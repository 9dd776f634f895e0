#!/usr/bin/env python3
"""Recomputes the dice of Pangea, independently of the program: docs/dice.md says how.

    verify_dice.py golden/dice/vectors.json     the vectors, byte by byte
    verify_dice.py my-game.record               the dice of a fair game

In a record every die is compared. The shuffle of the whole deck is undone: cards of one kind must then lie together, which
only the true order gives. Shuffles of other piles depend on the game: `pangea check` replays it and compares them too.
"""
import hashlib, hmac, json, struct, sys

BOARDS = ("evolution", "natural-selection")

def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

def mac(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()

def chacha20_words(key):
    """The key stream of ChaCha20 (RFC 8439), nonce 0, counter from 0, as numbers of 32 bits."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    rounds = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
              (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for counter in range(2 ** 32):
        block = start + [counter, 0, 0, 0]
        state = block[:]
        for _ in range(10):
            for a, b, c, d in rounds:
                for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    state[x] = (state[x] + state[y]) & 0xFFFFFFFF
                    mixed = state[z] ^ state[x]
                    state[z] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(state, block))

def below(words, bound):
    """A uniform number below the bound; numbers that would make some likelier are left out."""
    while True:
        wide = next(words) * bound
        if wide & 0xFFFFFFFF >= 2 ** 32 % bound:
            return wide >> 32

def draw(key, need, kind, size):
    words = chacha20_words(mac(key, struct.pack(">QBH", need, {"die": 1, "shuffle": 2, "seating": 3}[kind], size)))
    if kind == "die":
        return below(words, size) + 1
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return order

def text(value):
    return struct.pack(">H", len(value.encode())) + value.encode()

def transcript(deal):
    options = sorted(map(tuple, deal["options"]), key=lambda pair: [part.encode() for part in pair])
    out = b"pangea transcript 1" + deal["table"] + struct.pack(">I", deal["deal"]) + text(deal["edition"])
    out += struct.pack(">IH", deal["rules"], len(options)) + b"".join(text(part) for pair in options for part in pair)
    out += bytes([deal["first"] or 0]) + deal["commitment"] + bytes([len(deal["given"])])
    for sealed, word in deal["given"]:
        out += b"\0" if sealed is None else b"\1" + sealed if word is None else b"\2" + sealed + word
    return out

def spoken(commitment):
    bits = int.from_bytes(commitment, "big") >> (256 - 66)
    words = [bits >> 11 * place & 2047 for place in range(5, -1, -1)]
    letters = "bdfghklmnprstvwz"
    return " ".join(letters[w >> 7] + "aeio"[w >> 5 & 3] + letters[w >> 1 & 15] + "au"[w & 1] for w in words)

def derive(deal):
    """The key of a deal, after comparing what was told with what was shown before."""
    number = struct.pack(">I", deal["deal"])
    commitment = sha256(b"pangea commit 1", deal["table"], number, deal["seed"])
    check(commitment == deal["commitment"], "the seed is not the one that was committed to")
    for place, (sealed, word) in enumerate(deal["given"], 1):
        own = word and sha256(b"pangea word 1", deal["table"], number, bytes([place]), word)
        check(word is None or own == sealed, f"the word of P{place} is not the one that was sealed")
    return mac(mac(sha256(transcript(deal)), deal["seed"]), b"pangea deal 1", b"\1")  # HKDF, one block

def check(holds, message):
    if not holds:
        sys.exit(f"FAILED: {message}")

def verify_vectors(vectors):
    unhex = lambda value: value and bytes.fromhex(value)
    for deal in vectors["deals"]:
        plain = {name: unhex(deal[name]) for name in ("table", "seed", "commitment")}
        deal = deal | plain | {"given": [(unhex(one["sealed"]), unhex(one["word"])) for one in deal["given"]]}
        check(transcript(deal).hex() == deal["transcript"], "the transcript")
        check(sha256(transcript(deal)).hex() == deal["transcript_hash"], "the hash of the transcript")
        check(spoken(deal["commitment"]) == deal["spoken"], "the six words")
        key = derive(deal)
        check(key.hex() == deal["key"], "the key")
        seating = [place + 1 for place in draw(key, 0, "seating", len(deal["given"]))]
        check(seating == deal["seating"], "the seating")
        for one in deal["draws"]:
            check(draw(key, one["need"], one["kind"], one["size"]) == one["outcome"], f"{one['kind']} {one['need']}")
    print(f"{len(vectors['deals'])} deals, {sum(len(deal['draws']) for deal in vectors['deals'])} draws: all as specified")

def verify_record(lines):
    end = lines.index("---")
    header = dict(line.split(": ", 1) for line in lines[1:end] if line and not line.startswith("#"))
    check("dice seed" in header, "this record tells nothing about its dice")
    seats, edition = int(header["seats"]), header["edition"]
    unhex = lambda value: None if value in ("missing", "none") else bytes.fromhex(value)
    given = [header[f"dice word P{seat}"].split(" ") for seat in range(1, seats + 1)]
    options = header.get("dice options", header.get("options", "none"))
    deal = {name: unhex(header[f"dice {name}"]) for name in ("table", "seed", "commitment")} | {
        "deal": int(header["dice deal"]), "edition": edition, "rules": int(header.get("dice rules", header["rules"])),
        "options": [] if options == "none" else [option.split("=", 1) for option in options.split(", ")],
        "first": int(header.get("first", "P0")[1:]), "given": [(unhex(one[0]), unhex(one[-1])) for one in given]}
    key = derive(deal)
    seating = ", ".join(f"P{place + 1}" for place in draw(key, 0, "seating", seats))
    check(header.get("dice seating", seating) == seating, "the seating does not follow from the seed and the words")
    shuffles, dice, left, is_opening = 0, 0, 0, True
    for number, line in enumerate(lines[end + 1:], end + 2):
        need = shuffles + dice + left
        if line.startswith("shuffle: "):
            cards = line[9:].split(", ")
            before = [""] * len(cards)
            for card, place in zip(cards, draw(key, need, "shuffle", len(cards))):
                before[place] = card.split(":")[0]
            runs = 1 + sum(one != other for one, other in zip(before, before[1:]))
            check(runs == len(set(before)) or not is_opening, f"line {number}: this is no shuffle of a sorted deck")
            shuffles, left = shuffles + is_opening, left + (not is_opening)
            continue
        is_opening = False
        if line.startswith("die "):
            # On species boards, and for the first player of New World, the die has a side for each seat.
            names_first = edition == "new-world" and dice == 0 and "first" not in header
            face = draw(key, need, "die", seats if names_first or edition in BOARDS else 6)
            check(face == int(line[4:]), f"line {number}: the die would show {face}")
            dice += 1
    words = sum(word is not None for _, word in deal["given"])
    print(f"{shuffles} shuffles and {dice} dice follow from the seed and {words} words; "
          f"{left} shuffles are left to `pangea check`. Commitment: {spoken(deal['commitment'])}")

if __name__ == "__main__":
    content = open(sys.argv[1], encoding="utf-8").read()
    verify_record(content.splitlines()) if content.startswith("pangea record") else verify_vectors(json.loads(content))
