import { v7 as uuidv7 } from 'uuid'
import type { WorkContext } from '../work-context.ts'
import type { MailName, MailPayloads } from './catalogue.ts'
import { insertMail } from './mail.repo.ts'

/**
 * Queues a mail, if the caller's transaction commits. Looks nothing up and creates no link, so that the call does the
 * same work whoever the mail is for.
 */
export async function sendMail<N extends MailName>(
  { db, clock, enqueue }: Pick<WorkContext, 'db' | 'clock' | 'enqueue'>,
  name: N,
  payload: MailPayloads[N],
): Promise<void> {
  const id = uuidv7()
  await insertMail(db, { id, name, payload, now: clock.real() })
  await enqueue(db, 'send-mail', { mailId: id })
}
