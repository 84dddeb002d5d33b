import { v7 as uuidv7 } from 'uuid'
import type { BaseContext } from '../action/define.ts'
import type { MailName, MailPayloads } from './catalogue.ts'
import { insertMail } from './mail.repo.ts'

/**
 * Queues a mail if and only if the caller's transaction commits. Nothing is looked up and no link is made here: the
 * call does the same work whoever the mail is about.
 */
export async function sendMail<N extends MailName>(
  { db, clock, jobs }: Pick<BaseContext, 'db' | 'clock' | 'jobs'>,
  name: N,
  payload: MailPayloads[N],
): Promise<void> {
  const id = uuidv7()
  await insertMail(db, { id, name, payload, now: clock.real() })
  await jobs.add('send-mail', { mailId: id })
}
