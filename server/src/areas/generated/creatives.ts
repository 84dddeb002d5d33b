// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { addIdeaFile } from '../creatives/add-idea-file.action.ts'
import { addStockPicture } from '../creatives/add-stock-picture.action.ts'
import { archiveAdCreative } from '../creatives/archive-ad-creative.action.ts'
import { archiveMedia } from '../creatives/archive-media.action.ts'
import { deleteAdCreative } from '../creatives/delete-ad-creative.action.ts'
import { downloadAdCreative } from '../creatives/download-ad-creative.action.ts'
import { duplicateAdCreative } from '../creatives/duplicate-ad-creative.action.ts'
import { getAdCreative } from '../creatives/get-ad-creative.action.ts'
import { getAdCreatives } from '../creatives/get-ad-creatives.action.ts'
import { getCreativeVersion } from '../creatives/get-creative-version.action.ts'
import { getCreativeVersions } from '../creatives/get-creative-versions.action.ts'
import { getMediaLibrary } from '../creatives/get-media-library.action.ts'
import { renderAsset } from '../creatives/render-asset.action.ts'
import { saveAdCreative } from '../creatives/save-ad-creative.action.ts'
import { updateMedia } from '../creatives/update-media.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { renderCreative } from '../creatives/render-creative.job.ts'

export const creativesHandlers = {
  'add-idea-file': addIdeaFile,
  'add-stock-picture': addStockPicture,
  'archive-ad-creative': archiveAdCreative,
  'archive-media': archiveMedia,
  'delete-ad-creative': deleteAdCreative,
  'download-ad-creative': downloadAdCreative,
  'duplicate-ad-creative': duplicateAdCreative,
  'get-ad-creative': getAdCreative,
  'get-ad-creatives': getAdCreatives,
  'get-creative-version': getCreativeVersion,
  'get-creative-versions': getCreativeVersions,
  'get-media-library': getMediaLibrary,
  'render-asset': renderAsset,
  'save-ad-creative': saveAdCreative,
  'update-media': updateMedia,
} satisfies Partial<Handlers>

export const creativesJobs = {
  'render-creative': renderCreative,
} satisfies Partial<JobHandlers>
