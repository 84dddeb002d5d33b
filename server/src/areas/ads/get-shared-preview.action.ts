import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { readSharedPreview } from './shared-preview.service.ts'

/** What a link to a preview shows. The key of the link is all that's needed. */
export const getSharedPreview = defineAction('get-shared-preview', {
  policy: anyone,
  async handle({ db, clock }, { key }) {
    return (await readSharedPreview(db, key, clock.real())) ?? { error: 'linkEnded' }
  },
})
