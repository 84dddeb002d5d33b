import { defineAction } from '../../action/define.ts'
import { onBrandOf } from '../../action/policies.ts'
import { ideaIdOfCreative } from './ad-creative.repo.ts'
import { findVersion } from './creative-version.repo.ts'

/** The layers of one version of a creative. */
export const getCreativeVersion = defineAction('get-creative-version', {
  policy: onBrandOf((db, { adCreativeId }) => ideaIdOfCreative(db, adCreativeId)),
  async handle({ db }, { adCreativeId, number }) {
    return (await findVersion(db, adCreativeId, number)) ?? { error: 'versionNotFound' }
  },
})
