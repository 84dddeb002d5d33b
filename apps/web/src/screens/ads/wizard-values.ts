import type { CreateAdField, CreateAdValues } from '@aloft/design-system/views/ads/create-ad'
import type { WizardChange, WizardParams } from '@aloft/domain/ads/wizard-params.rules'

/** The wishes as the wizard's view shows them: one field each. */
export function wizardValues({ style, details, overrides, platform, ...rest }: WizardParams): CreateAdValues {
  return {
    ...style,
    ...details,
    platform: platform === 'linkedin' ? null : platform,
    competitors: rest.competitors,
    location: rest.location,
    language: rest.language,
    overridePlatform: overrides.platform,
    overridePurpose: overrides.purpose,
  }
}

/** A change of one field, where the wishes keep it. */
export function wizardChange<Field extends CreateAdField>(
  field: Field,
  value: CreateAdValues[Field],
): WizardChange {
  switch (field) {
    case 'toneOfVoice':
    case 'formula':
    case 'imageStyle':
      return { style: { [field]: value } }
    case 'goal':
    case 'offeringType':
    case 'offeringName':
    case 'offeringSummary':
    case 'specialPurpose':
      return { details: { [field]: value } }
    case 'overridePlatform':
      return { overrides: { platform: value as CreateAdValues['overridePlatform'] } }
    case 'overridePurpose':
      return { overrides: { purpose: value as CreateAdValues['overridePurpose'] } }
    default:
      return { [field]: value }
  }
}
