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
 * Deletes the stored files of deleted brands, except files that another brand uses, because equal files are stored
 * once. A file is settled only after its removal, so that an interrupted job can continue.
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
