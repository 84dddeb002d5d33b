import { isNameTaken } from '../core/names.ts'

/**
 * Why the name of an ad is refused, or null (FLV-13, FLV-14). It is required unless `mayBeEmpty`, and none of the
 * other names of the brand, compared trimmed and in any case.
 */
export function checkBalloonName(
  name: string,
  otherNames: readonly string[],
  mayBeEmpty = false,
): 'requiredValue' | 'funnels.existingName' | null {
  if (name.trim() === '') return mayBeEmpty ? null : 'requiredValue'
  return isNameTaken(name, otherNames) ? 'funnels.existingName' : null
}
