import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { createEmbeddedMail } from './mail.embedded.ts'
import { mailSuite, newMail } from './mail.suite.ts'
import { dropOldOutbox, listOutbox } from './outbox.repo.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

let now = new Date('2026-11-04T09:00:00Z')
const gateway = createEmbeddedMail(knex, { real: () => now })

mailSuite('embedded', async () => ({
  gateway,
  async mailsTo(address) {
    const rows = await knex('outbox_mail').where({ recipient: address }).orderBy('date')
    return rows.map((row) => ({
      to: row.recipient as string,
      // What a mail server would make of line ends in a subject is shown by the page.
      subject: row.subject as string,
      text: row.bodyText as string,
      html: row.bodyHtml as string,
    }))
  },
}))

test('shows the newest first, each once, and forgets them after a month', async () => {
  await knex('outbox_mail').delete()
  const [old, young] = [newMail({ subject: 'Old' }), newMail({ subject: 'Young' })]
  await gateway.send(old)
  now = new Date('2026-11-04T09:01:00Z')
  await gateway.send(young)
  await gateway.send({ ...young, subject: 'Young, again' })
  const subjects = async () => (await listOutbox(knex, 10)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Young, again', 'Old'])
  expect(await listOutbox(knex, 1)).toHaveLength(1)
  await dropOldOutbox(knex, new Date('2026-12-04T09:00:30Z'))
  expect(await subjects()).toEqual(['Young, again'])
})
