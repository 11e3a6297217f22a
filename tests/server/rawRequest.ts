import { connect } from 'node:net';

/** The bytes that a server sent over one connection until either side closed it. */
interface RawResponse {
  /** Status of the first response; null without one. */
  status: number | null;
  text: string;
}

/**
 * Sends bytes over a connection of their own and reads until the server closes it, or until the
 * first response is whole when the server keeps it open.
 */
export function rawRequest(port: number, request: string | Buffer): Promise<RawResponse> {
  const bytes = Buffer.from(request);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const isHead = bytes.toString('latin1').startsWith('HEAD ');
    const end = () => {
      socket.destroy();
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
      resolve({ status: status === undefined ? null : Number(status), text });
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text = (text + chunk).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (isWhole(text, isHead)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => socket.write(bytes));
  });
}

/** Whether a text contains a complete response. */
function isWhole(text: string, isHead: boolean): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || isHead) return end >= 0;
  const head = text.slice(0, end).toLowerCase();
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length !== undefined) return text.length >= end + 4 + Number(length);
  if (head.includes('transfer-encoding: chunked')) return text.endsWith('0\r\n\r\n');
  return /^http\/1\.1 (204|304)/.test(head);
}
