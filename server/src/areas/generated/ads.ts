// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { addPreviewComment } from '../ads/add-preview-comment.action.ts'
import { choosePicture } from '../ads/choose-picture.action.ts'
import { createAd } from '../ads/create-ad.action.ts'
import { createFirstAds } from '../ads/create-first-ads.action.ts'
import { createPreviewLink } from '../ads/create-preview-link.action.ts'
import { deletePreviewComment } from '../ads/delete-preview-comment.action.ts'
import { deletePreviewLink } from '../ads/delete-preview-link.action.ts'
import { generateImageIdeas } from '../ads/generate-image-ideas.action.ts'
import { generateImages } from '../ads/generate-images.action.ts'
import { generateTexts } from '../ads/generate-texts.action.ts'
import { getAdBrief } from '../ads/get-ad-brief.action.ts'
import { getAdGenStatus } from '../ads/get-ad-gen-status.action.ts'
import { getAdIdeas } from '../ads/get-ad-ideas.action.ts'
import { getCopyBasis } from '../ads/get-copy-basis.action.ts'
import { getDesignMaterial } from '../ads/get-design-material.action.ts'
import { getFirstAds } from '../ads/get-first-ads.action.ts'
import { getForecast } from '../ads/get-forecast.action.ts'
import { getImageGenStatus } from '../ads/get-image-gen-status.action.ts'
import { getPreviewLinks } from '../ads/get-preview-links.action.ts'
import { getSharedPreview } from '../ads/get-shared-preview.action.ts'
import { scanImage } from '../ads/scan-image.action.ts'
import { suggestPictures } from '../ads/suggest-pictures.action.ts'
import type { JobHandlers } from '../../queue/define.ts'
import { continueFirstAds } from '../ads/continue-first-ads.job.ts'
import { drawImages } from '../ads/draw-images.job.ts'
import { generateAd } from '../ads/generate-ad.job.ts'

export const adsHandlers = {
  'add-preview-comment': addPreviewComment,
  'choose-picture': choosePicture,
  'create-ad': createAd,
  'create-first-ads': createFirstAds,
  'create-preview-link': createPreviewLink,
  'delete-preview-comment': deletePreviewComment,
  'delete-preview-link': deletePreviewLink,
  'generate-image-ideas': generateImageIdeas,
  'generate-images': generateImages,
  'generate-texts': generateTexts,
  'get-ad-brief': getAdBrief,
  'get-ad-gen-status': getAdGenStatus,
  'get-ad-ideas': getAdIdeas,
  'get-copy-basis': getCopyBasis,
  'get-design-material': getDesignMaterial,
  'get-first-ads': getFirstAds,
  'get-forecast': getForecast,
  'get-image-gen-status': getImageGenStatus,
  'get-preview-links': getPreviewLinks,
  'get-shared-preview': getSharedPreview,
  'scan-image': scanImage,
  'suggest-pictures': suggestPictures,
} satisfies Partial<Handlers>

export const adsJobs = {
  'continue-first-ads': continueFirstAds,
  'draw-images': drawImages,
  'generate-ad': generateAd,
} satisfies Partial<JobHandlers>
