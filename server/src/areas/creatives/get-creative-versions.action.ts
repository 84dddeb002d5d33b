import { defineAction } from '../../action/define.ts'
import { onBrandOf } from '../../action/policies.ts'
import { ideaIdOfCreative } from './ad-creative.repo.ts'
import { listVersions } from './creative-version.repo.ts'

/** The versions of a creative, to view and restore (CRE-13). */
export const getCreativeVersions = defineAction('get-creative-versions', {
  policy: onBrandOf((db, { adCreativeId }) => ideaIdOfCreative(db, adCreativeId)),
  async handle({ db }, { adCreativeId }) {
    return { versions: await listVersions(db, adCreativeId) }
  },
})
