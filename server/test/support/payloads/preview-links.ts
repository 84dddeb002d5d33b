import { sharedLinkExpiry } from '@aloft/domain/ads/shared-link.rules'
import { insertSharedLink } from '../../../src/areas/ads/shared-link.repo.ts'
import { createAccount, createBrand } from '../world.ts'
import { balloonOf, brandOf, type Builders, type Subject } from './subject.ts'

export const previewLinkPayloads = {
  'add-preview-comment': async (subject) => ({
    key: await keyOf(subject),
    comment: { author: 'Maeve', text: 'Lovely.', place: 'facebook', device: 'mobile', pin: null },
  }),
  'create-preview-link': (subject) => balloonOf(subject),
  'delete-preview-comment': (subject) => ({ ...brandOf(subject), commentId: crypto.randomUUID() }),
  'delete-preview-link': (subject) => ({ ...brandOf(subject), linkId: crypto.randomUUID() }),
  'get-preview-links': (subject) => balloonOf(subject),
  'get-shared-preview': async (subject) => ({ key: await keyOf(subject) }),
} satisfies Partial<Builders>

/** The key of a new link to the preview of an ad. */
async function keyOf(subject: Subject): Promise<string> {
  const { server } = subject
  const { database, clock } = server
  // Somebody without an account has no brand.
  const owned = subject.ideaId ?? (await createBrand(server, { userId: (await createAccount(server)).id }))
  const { ideaId, balloonId } = await balloonOf({ ...subject, ideaId: owned })
  const creationDate = clock.real()
  const link = { id: crypto.randomUUID(), ideaId, balloonId, period: null, creationDate }
  return insertSharedLink(database.knex, { ...link, expiryDate: sharedLinkExpiry(creationDate) })
}
