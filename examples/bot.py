#!/usr/bin/env python3
"""A bot from outside, written from docs/protocol.md alone: it joins a table and plays legal actions by chance.

    PANGEA_TOKEN=… python3 examples/bot.py http://127.0.0.1:8000 'http://127.0.0.1:8000/#join/TABLE/SECRET'

The second word is an invitation, or the id of a table for everybody whose host allowed bots. To make a better bot, fold
the events into the view and choose in `decide`. It needs nothing but Python 3.8.
"""
import base64, hashlib, http.client, json, os, random, socket, ssl, struct, sys, time, urllib.parse

def new_id():  # 128 random bits in 26 letters, the highest bits first
    bits = int.from_bytes(os.urandom(16), "big")
    return "".join("0123456789abcdefghjkmnpqrstvwxyz"[bits >> shift & 31] for shift in range(125, -1, -5))

def decide(legal):
    return random.choice(legal)

class Socket:
    """As much of RFC 6455 as a client needs."""
    def __init__(self, url, token):
        at, key = urllib.parse.urlsplit(url), base64.b64encode(os.urandom(16)).decode()
        self.line = socket.create_connection((at.hostname, at.port or {"https": 443}.get(at.scheme, 80)), timeout=60)
        if at.scheme == "https":
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=at.hostname)
        self.line.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                           f"Authorization: Bearer {token}\r\n\r\n").encode())
        self.file = self.line.makefile("rb")
        head = b"".join(iter(self.file.readline, b"\r\n")).decode()
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if " 101 " not in head or proof.decode() not in head:
            raise ConnectionError(head.split("\r\n")[0])

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the line broke")
        return data

    def write(self, kind, data):
        size, mask = len(data), os.urandom(4)
        length = struct.pack(">B", 128 | size) if size < 126 else struct.pack(">BH", 254, size)
        self.line.sendall(bytes([128 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, kind, **message):
        self.write(1, json.dumps({"type": kind, **message}).encode())

    def hear(self):
        whole = b""
        while True:
            first, size = self.read(2)
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data = self.read(size)
            if first & 15 == 9:
                self.write(10, data)
            elif first & 15 == 8:
                raise ConnectionError("closed")
            elif first & 15 < 3:
                whole += data
                if first & 128:
                    return json.loads(whole)

def play(line, table):
    line.say("hello", protocol={"oldest": 1, "newest": 1}, table=table, start="view", legal=True)
    while True:
        told = line.hear()
        if told["type"] in ("welcome", "you"):
            seat = told.get("you", told)["seat"]
        elif told["type"] == "room" and told["phase"] in ("over", "closed", "set_aside"):
            return told["phase"]
        elif told["type"] == "room" and told["phase"] == "waiting":
            if any(place["seat"] == seat and not place["ready"] for place in told["places"]):
                line.say("ready", id=new_id(), ready=True)
        elif told["type"] == "prompt" and told["prompt"]:
            line.say("act", id=new_id(), prompt=told["prompt"]["number"], action=decide(told["prompt"]["legal"]))
        elif told["type"] == "refused" and "retry_ms" in told["why"]:
            time.sleep(told["why"]["retry_ms"] / 1000)
            raise ConnectionError("a new hello is answered with what is asked now")
        elif told["type"] == "broken" and told["code"] != "going_away":
            raise SystemExit(told["message"])

def main(url, invitation, token, pause=0.5):
    table, secret = invitation.split("/")[-2:] if "#join/" in invitation else (invitation, "")
    kind = http.client.HTTPSConnection if url.startswith("https:") else http.client.HTTPConnection
    line, body = kind(urllib.parse.urlsplit(url).netloc, timeout=30), json.dumps({"table": table, "invitation": secret})
    line.request("POST", "/api/join", body, {"Content-Type": "application/json", "Authorization": f"Bearer {token}"})
    told = json.load(line.getresponse())
    if told.get("seat") is None:
        raise SystemExit(told.get("message", "every seat is taken"))
    while True:
        try:
            return print(play(Socket(url, token), table))
        except OSError:  # the server restarts, or the line broke: nothing is lost
            time.sleep(pause * random.random())
            pause = min(2 * pause, 30)

if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], os.environ["PANGEA_TOKEN"])
