import type { ParsedPayloadOf } from '@aloft/contract/schemas'
import { type ContextOf, defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import type { SaveFailure } from './brief-edit.ts'
import type { BriefRow } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'
import { saveBrandBrief } from './save-brand-brief.ts'
import { saveCampaignBrief } from './save-campaign-brief.ts'
import { saveDesignBrief } from './save-design-brief.ts'

/** Saves a brief of a brand by the rules of its kind (BRF-02 to BRF-05). */
export const saveBrief = defineAction('save-brief', {
  policy: onBrand(),
  async handle(context, edit) {
    const saved = await saveByKind(context, edit)
    return 'error' in saved ? saved : { brief: storedBrief(saved) }
  },
})

function saveByKind(
  context: ContextOf<'save-brief'>,
  edit: ParsedPayloadOf<'save-brief'>,
): Promise<BriefRow | SaveFailure> {
  switch (edit.kind) {
    case 'brand':
      return saveBrandBrief(context, edit)
    case 'design':
      return saveDesignBrief(context, edit)
    case 'campaign':
      return saveCampaignBrief(context, edit)
  }
}
