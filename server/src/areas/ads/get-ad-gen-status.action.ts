import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findNewestBrandRun } from '../../runs/run.repo.ts'
import { adGenKind, wireAdGenStatus } from './ad-run.ts'

/** The newest making of an ad of a brand; polled while one runs (GEN-04, OPN-101). */
export const getAdGenStatus = defineAction('get-ad-gen-status', {
  policy: onBrand(),
  async handle({ db, brand }) {
    const run = await findNewestBrandRun(db, brand.idea.id, adGenKind)
    return { adGenStatus: run ? wireAdGenStatus(run) : null }
  },
})
