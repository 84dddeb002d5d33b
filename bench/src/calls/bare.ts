import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { Pool, type PoolClient } from 'pg'
import { serveParent } from './child.ts'

/** A statement sent by the product. */
export interface Statement {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

/** Input of the bare server: the statements of each address, and the product's answer. */
export interface BareStart {
  readonly url: string
  readonly routes: Readonly<Record<string, readonly Statement[]>>
}

await serveParent(({ url, routes }: BareStart) => {
  const pool = new Pool({ connectionString: url, max: 10 })
  const app = new Koa()
  app.use(async (ctx) => {
    await readBody(ctx.req)
    const statements = routes[ctx.path] ?? []
    const client = await pool.connect()
    try {
      ctx.body = await send(client, statements)
    } finally {
      client.release()
    }
  })
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
})

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

/** Sends the statements in sequence and returns their rows. */
async function send(client: PoolClient, statements: readonly Statement[]): Promise<unknown[]> {
  const rows: unknown[] = []
  for (const { sql, bindings } of statements) {
    const result = await client.query(sql, [...bindings])
    if (result.rows.length > 0) rows.push(result.rows)
  }
  return rows
}
