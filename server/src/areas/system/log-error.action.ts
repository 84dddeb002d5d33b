import { withoutSecrets } from '@aloft/domain/core/monitoring'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { insertErrorReport } from './error-report.repo.ts'

/** Stores an error from a browser (API-11), without codes that its addresses may contain. */
export const logError = defineAction('log-error', {
  policy: anyone,
  async handle({ db, clock }, { message, stack, location }) {
    await insertErrorReport(db, {
      id: uuidv7(),
      message: withoutSecrets(message),
      stack: stack ? withoutSecrets(stack) : null,
      location: location ? withoutSecrets(location) : null,
      date: clock.real(),
    })
    return 'OK'
  },
})
