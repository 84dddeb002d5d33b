import type { Db } from '../../db/db.ts'
import { pictureAddresses } from '../../gateways/storage/picture-address.ts'
import type { FileStorage } from '../../gateways/storage/storage.port.ts'
import {
  findLooseFiles,
  findShownFiles,
  forgetRenderedPictures,
  settleLooseFiles,
} from './loose-file.repo.ts'

const batch = 500

/**
 * Removes the stored files of brands that are gone, but for those that another brand shows: the same bytes are kept
 * once. A file is forgotten only when it was removed, so that who is interrupted goes on where it stopped.
 */
export async function removeLooseFiles(db: Db, storage: FileStorage): Promise<void> {
  for (;;) {
    const loose = await findLooseFiles(db, batch)
    if (loose.length === 0) return
    const shown = await findShownFiles(db, loose)
    const removed = loose.filter((hash) => !shown.has(hash))
    await forgetRenderedPictures(db, removed.flatMap(pictureAddresses))
    for (const hash of removed) await storage.remove(hash)
    await settleLooseFiles(db, loose)
  }
}
