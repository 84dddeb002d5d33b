import type { Angle } from '@aloft/domain/facts/angles.rules'

// The first match decides.
const signs: readonly (readonly [Angle, RegExp])[] = [
  [
    'deal',
    /(?<!\p{L})(?:free|no charge|at no cost|discount|half price|kostenlos|gratis|umsonst|ohne aufpreis|rabatt|gratuit\p{L}*|offerte?s?|sans frais|remise)(?!\p{L})/iu,
  ],
  [
    'speed',
    /(?<!\p{L})(?:same day|within (?:\d+|an|one|two|three) (?:hours?|days?|minutes)|in (?:\d+|one|two|three) (?:hours|days|minutes)|next[- ]day|overnight|innerhalb|noch am selben tag|binnen|in \d+ (?:stunden|tagen|minuten)|über nacht|en (?:\d+|deux|trois) (?:heures|jours|minutes)|le jour même|sous \d+)(?!\p{L})/iu,
  ],
  [
    'proof',
    /(?<!\p{L})(?:since \d{4}|for \d+ years|guarantee\p{L}*|warranty|award\p{L}*|certified|years?|seit \d{4}|jahre\p{L}*|garant\p{L}*|festpreis|meister\p{L}*|zertifiziert|ausgezeichnet|depuis|ans|années|garanti\p{L}*|certifié\p{L}*|primé\p{L}*)(?!\p{L})/iu,
  ],
  [
    'ease',
    /(?<!\p{L})(?:without|no (?:contract|queue|rush|appointment|receipt|paperwork)|online|one click|we come to you|at home|ohne|online|wir kommen|bei ihnen|sans|en ligne|à domicile|chez vous)(?!\p{L})/iu,
  ],
  [
    'place',
    /(?<!\p{L})(?:(?:minutes?|metres?|meters?|steps|yards)(?: (?:walk|on foot))? from|(?<!the )opposite(?! of(?!\p{L}))|next (?:to|door)|around the corner|(?:geh|fuß|auto)?minuten (?:vom|von der|zum|zur)|gegenüber|um die ecke|direkt (?:am|an der|neben)|à (?:deux pas|\d+ m(?:inutes|ètres)?) d|en face|à côté d|au coin)(?!\p{L})/iu,
  ],
  ['benefit', /(?<!\p{L})(?:you|your|du|dein\p{L}*|sie|ihre?\p{L}*|vous|votre|vos|tu|ton|ta)(?!\p{L})/iu],
  [
    'story',
    /(?<!\p{L})(?:founded|began|started|family|grand(?:father|mother|dad|ma|pa)|gegründet|familie\p{L}*|opa|oma|großvater|großmutter|fondée?|famille|grand-(?:père|mère))(?!\p{L})/iu,
  ],
]

/** The appeal of a business's statement. */
export function angleOfStatement(sentence: string): Angle {
  return signs.find(([, sign]) => sign.test(sentence))?.[0] ?? 'quality'
}
