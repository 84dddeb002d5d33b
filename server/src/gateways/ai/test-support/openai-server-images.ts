import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { z } from 'zod'
import { refuse, send, sendPage, sendQuota, sendRateLimit, slowMs } from './openai-server-answers.ts'

export const imageBody = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.literal(1),
  output_format: z.literal('png'),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .refine((size) => {
      const [width = 0, height = 0] = sidesOf(size)
      const ratio = width / height
      return (
        width % 16 === 0 && height % 16 === 0 && ratio <= 3 && ratio >= 1 / 3 && width * height >= 655_360
      )
    }),
})

/** Draws what the model's name demands: a gray picture of the requested size, or a failure. */
export async function paint(
  { model, size }: z.infer<typeof imageBody>,
  response: ServerResponse,
): Promise<void> {
  const [width = 0, height = 0] = sidesOf(size)
  const picture = () => ({
    created: 1_793_000_000,
    data: [{ b64_json: png(width, height).toString('base64') }],
  })
  switch (model) {
    case 'slow':
      await setTimeout(slowMs)
      return send(response, 200, picture())
    case 'rate-limited':
      return sendRateLimit(response)
    case 'out-of-quota':
      return sendQuota(response)
    case 'refuses':
      return refuse(response, 400, 'Your request was rejected by the safety system', 'moderation_blocked')
    case 'broken':
      return refuse(response, 500, 'The server had an error')
    case 'hangs-up':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"created":1793000000,"data":[{"b64_json":"iVBORw0K')
      return void response.destroy()
    case 'no-image':
      return send(response, 200, { data: [{ b64_json: Buffer.from('Here is it!').toString('base64') }] })
    case 'no-base64':
      return send(response, 200, { data: [{ b64_json: '{"not":"base64"}' }] })
    case 'gif': {
      const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
      return send(response, 200, { data: [{ b64_json: gif }] })
    }
    case 'cut-off':
      return send(response, 200, {
        data: [{ b64_json: png(width, height).subarray(0, 12).toString('base64') }],
      })
    case 'nothing':
      return send(response, 200, { created: 1_793_000_000 })
    case 'empty':
      return send(response, 200, { data: [] })
    case 'address':
      return send(response, 200, { data: [{ url: 'https://files.example/a.png' }] })
    case 'page':
      return sendPage(response, 'text/html')
    default:
      return send(response, 200, picture())
  }
}

function sidesOf(size: string): number[] {
  return size.split('x').map(Number)
}

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of gray.
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x99)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
