/** Bytes that no browser sends, and the statuses that are right for them: one for each answer, on one connection. */
export type Framing = { name: string; send: string | Buffer; right: readonly number[]; open?: boolean };

const HOST = 'Host: localhost\r\n';
const TYPE = 'Content-Type: application/x-www-form-urlencoded\r\n';
const FORM = 'form-name=contact&name=Ana&address=1+Main&email=ana%40example.net&phone=5590100';
const LENGTH = `Content-Length: ${FORM.length}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const inChunks = `${FORM.length.toString(16)}\r\n${FORM}\r\n0\r\n\r\n`;
const SMUGGLED = `GET /smuggled HTTP/1.1\r\n${HOST}\r\n`;
const get = (head: string, target = '/robots.txt') => `GET ${target} HTTP/1.1\r\n${head}\r\n`;
const post = (head: string, body = FORM) => `POST / HTTP/1.1\r\n${HOST}${TYPE}${head}\r\n${body}`;

/** What is proper comes first, so that a server that refuses everything does not pass. */
export const framings: readonly Framing[] = [
  { name: 'a page', send: get(HOST), right: [200], open: true },
  { name: 'a form', send: post(LENGTH), right: [200], open: true },
  { name: 'a form in chunks', send: post(CHUNKED, inChunks), right: [200], open: true },
  { name: 'two pages in one go', send: get(HOST) + get(HOST), right: [200, 200], open: true },
  { name: 'an old browser without Host', send: 'GET /robots.txt HTTP/1.0\r\n\r\n', right: [200] },
  { name: 'a whole address', send: get(HOST, 'http://localhost/robots.txt'), right: [200], open: true },

  { name: 'two Host headers', send: get(HOST + HOST), right: [400] },
  { name: 'two different Host headers', send: get(`${HOST}Host: other\r\n`), right: [400] },
  { name: 'no Host', send: get(''), right: [400] },
  { name: 'Host folded over two lines', send: get('Host:\r\n localhost\r\n'), right: [400] },
  { name: 'a space before the colon', send: get('Host : localhost\r\n'), right: [400] },
  { name: 'a header without a name', send: get(`${HOST}: x\r\n`), right: [400] },
  { name: 'a header without a colon', send: get(`${HOST}nonsense\r\n`), right: [400] },
  { name: 'NUL in a header', send: get(`${HOST}X-A: a\0b\r\n`), right: [400] },
  { name: 'a bare CR in a header', send: get(`${HOST}X-A: a\rX-B: b\r\n`), right: [400] },
  { name: 'lines that end in LF alone', send: 'GET / HTTP/1.1\nHost: localhost\n\n', right: [400] },

  { name: 'length and chunks at once', send: post(LENGTH + CHUNKED, `0\r\n\r\n${SMUGGLED}`), right: [400] },
  { name: 'chunks and length at once', send: post(CHUNKED + LENGTH, `0\r\n\r\n${SMUGGLED}`), right: [400] },
  { name: 'two lengths', send: post(`${LENGTH}Content-Length: 5\r\n`), right: [400] },
  { name: 'the same length twice', send: post(LENGTH + LENGTH), right: [400] },
  { name: 'a list of lengths', send: post('Content-Length: 5, 5\r\n'), right: [400] },
  {
    name: 'chunks from an old browser',
    send: `POST / HTTP/1.0\r\n${HOST}${TYPE}${CHUNKED}\r\n${inChunks}`,
    right: [400],
  },
  { name: 'a length with a sign', send: post(`Content-Length: +${FORM.length}\r\n`), right: [400] },
  { name: 'a length below nought', send: post('Content-Length: -1\r\n'), right: [400] },
  { name: 'a length in hexadecimal', send: post('Content-Length: 0x10\r\n'), right: [400] },
  { name: 'a length beyond all numbers', send: post(`Content-Length: ${'9'.repeat(30)}\r\n`), right: [400] },
  { name: 'a coding besides chunks', send: post('Transfer-Encoding: gzip, chunked\r\n', inChunks), right: [400] },
  { name: 'chunks named twice', send: post(CHUNKED + CHUNKED, inChunks), right: [400] },
  { name: 'chunks that are not last', send: post('Transfer-Encoding: chunked, identity\r\n', inChunks), right: [400] },
  { name: 'chunks in disguise', send: post('Transfer-Encoding: xchunked\r\n', inChunks), right: [400] },
  { name: 'chunks after a tab', send: post('Transfer-Encoding:\x0bchunked\r\n', inChunks), right: [400] },
  { name: 'a chunk size that is no number', send: post(CHUNKED, 'zz\r\nabc\r\n0\r\n\r\n'), right: [400] },
  { name: 'a chunk size beyond all numbers', send: post(CHUNKED, `${'f'.repeat(20)}\r\nabc`), right: [400] },
  { name: 'a chunk longer than its size', send: post(CHUNKED, '2\r\nabcdef\r\n0\r\n\r\n'), right: [400] },
  { name: 'a chunk size with a sign', send: post(CHUNKED, '+3\r\nabc\r\n0\r\n\r\n'), right: [400] },
  { name: 'chunks that end in LF alone', send: post(CHUNKED, '3\nabc\n0\n\n'), right: [400] },
  { name: 'endless chunk extensions', send: post(CHUNKED, `1;${'x'.repeat(40_000)}\r\na\r\n`), right: [413] },

  { name: 'headers of 100 KB', send: get(`${HOST}X-A: ${'a'.repeat(100_000)}\r\n`), right: [431] },
  { name: 'three thousand headers', send: get(HOST + 'X-A: b\r\n'.repeat(3000)), right: [431] },
  { name: 'an address of 100 KB', send: get(HOST, `/${'a'.repeat(100_000)}`), right: [431] },
  { name: 'trailers of 100 KB', send: post(CHUNKED, `0\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`), right: [431] },
  { name: 'a body of 100 KB', send: post('Content-Length: 100000\r\n', 'a'.repeat(100_000)), right: [413] },
  { name: 'a body announced as 10 GB', send: post('Content-Length: 9999999999\r\n', 'a'), right: [413] },

  { name: 'no HTTP at all', send: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', right: [400] },
  {
    name: 'bytes at random',
    send: Buffer.from(Array.from({ length: 600 }, (_none, index) => (index * 167) % 256)),
    right: [400],
  },
  { name: 'HTTP of another version', send: `GET / HTTP/9.9\r\n${HOST}\r\n`, right: [400] },
  { name: 'the preface of HTTP/2', send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', right: [400] },
  { name: 'a method that does not exist', send: `BREW / HTTP/1.1\r\n${HOST}\r\n`, right: [405] },
  { name: 'a method in small letters', send: `get / HTTP/1.1\r\n${HOST}\r\n`, right: [400] },
  { name: 'a space in the address', send: `GET /a b HTTP/1.1\r\n${HOST}\r\n`, right: [400] },
  { name: 'an address without a slash', send: get(HOST, 'robots.txt'), right: [400] },
  { name: 'DELETE', send: `DELETE / HTTP/1.1\r\n${HOST}\r\n`, right: [405], open: true },
  { name: 'TRACE', send: `TRACE / HTTP/1.1\r\n${HOST}\r\n`, right: [405], open: true },
  { name: 'CONNECT', send: `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, right: [405] },
  { name: 'an odd expectation', send: post(`${LENGTH}Expect: tea\r\n`), right: [417] },
  {
    name: 'a change to another protocol',
    send: get(`${HOST}Upgrade: h2c\r\nConnection: Upgrade\r\n`),
    right: [200],
    open: true,
  },
  { name: 'percent signs that mean nothing', send: get(HOST, '/%zz%'), right: [404], open: true },
  { name: 'a way out of the folder', send: get(HOST, '/..%2f..%2f..%2fetc%2fpasswd'), right: [404], open: true },
  { name: 'dots on the way', send: get(HOST, '/../../../../etc/passwd'), right: [404], open: true },
  { name: 'NUL in the address', send: get(HOST, '/robots.txt%00.html'), right: [404], open: true },
  { name: 'two content types', send: post(`${LENGTH}Content-Type: text/plain\r\n`), right: [400] },
];
