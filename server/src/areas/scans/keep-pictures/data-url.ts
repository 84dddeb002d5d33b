const longestHead = 200

/**
 * Decodes a `data:image/…` address in base64 or percent-encoding. Undefined if it is something else or has more than
 * `maxBytes`. Its declared image type is not trusted.
 */
export function decodePictureDataUrl(url: string, maxBytes: number): Buffer | undefined {
  const head = url.slice(0, url.slice(0, longestHead).indexOf(',') + 1)
  // Percent-encoding takes at most three characters per byte.
  const isTooLong = url.length - head.length > maxBytes * 3
  if (!/^data:image\/[\w.+-]+[;,]/i.test(head) || isTooLong) return undefined
  const [text = ''] = url.slice(head.length).split('#', 1)
  const plain = percentDecoded(text)
  const isBase64 = /;\s*base64\s*,$/i.test(head)
  const bytes = isBase64 ? Buffer.from(plain.toString('latin1'), 'base64') : plain
  return bytes.length > maxBytes ? undefined : bytes
}

// As in browsers, a percent sign without two hex digits is literal.
function percentDecoded(text: string): Buffer {
  const bytes = Buffer.from(text)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x25 ? bytes.toString('latin1', at + 1, at + 3) : ''
    const isEscape = /^[0-9a-f]{2}$/i.test(code)
    bytes[length++] = isEscape ? Number.parseInt(code, 16) : (bytes[at] ?? 0)
    if (isEscape) at += 2
  }
  return bytes.subarray(0, length)
}
