import { fileListFor } from '@aloft/domain/ideas/idea.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { longestCallMs } from '../../action/timeouts.ts'
import { onBrand } from '../../action/policies.ts'
import { addIdeaUpload } from '../ideas/idea.repo.ts'
import { wireIdea } from '../ideas/idea.wire.ts'
import { keepUpload } from './keep-upload.ts'

/**
 * Adds a picture or a video to a brand (ACT-028); any other kind of file is logged and refused (ENT-33). The file is
 * read and stored before the transaction, because that takes long.
 */
export const addIdeaFile = defineAction('add-idea-file', {
  policy: onBrand(),

  async prepare({ gateways, log, brand }, { file }) {
    if (!fileListFor(file.type)) {
      log.info({ ideaId: brand.idea.id, type: file.type }, 'unhandled')
      throw new CallError('invalidPayload', { field: 'file' })
    }
    return keepUpload(gateways.storage, file, AbortSignal.timeout(longestCallMs))
  },

  async handle({ db, brand, now }, _payload, upload) {
    if (upload.kind === 'unreadable') throw new CallError('invalidPayload', { field: 'file' })
    if (upload.kind !== 'stored') return { error: upload.kind }
    const { file } = upload
    return { idea: wireIdea(await addIdeaUpload(db, brand.idea.id, file, now)), url: file.url }
  },
})
