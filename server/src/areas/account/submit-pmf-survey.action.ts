import { checkEmail, normaliseEmail } from '@aloft/domain/account/email.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { insertPmfSurvey } from './pmf-survey.repo.ts'

/** Stores the survey answers of a user or visitor; the address is optional. */
export const submitPmfSurvey = defineAction('submit-pmf-survey', {
  policy: anyone,
  async handle({ db, now }, { answers, email }) {
    const address = email?.trim() ? normaliseEmail(email) : null
    if (address !== null && checkEmail(address)) throw new CallError('invalidPayload', { field: 'email' })
    await insertPmfSurvey(db, { id: uuidv7(), email: address, answers, now })
    return 'OK'
  },
})
