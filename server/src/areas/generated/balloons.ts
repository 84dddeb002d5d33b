// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { deleteBalloon } from '../balloons/delete-balloon.action.ts'
import { duplicateBalloon } from '../balloons/duplicate-balloon.action.ts'
import { getAds } from '../balloons/get-ads.action.ts'
import { getBalloon } from '../balloons/get-balloon.action.ts'
import { getIdea } from '../balloons/get-idea.action.ts'
import { saveBalloon } from '../balloons/save-balloon.action.ts'
import { updateBalloon } from '../balloons/update-balloon.action.ts'

export const balloonsHandlers = {
  'delete-balloon': deleteBalloon,
  'duplicate-balloon': duplicateBalloon,
  'get-ads': getAds,
  'get-balloon': getBalloon,
  'get-idea': getIdea,
  'save-balloon': saveBalloon,
  'update-balloon': updateBalloon,
} satisfies Partial<Handlers>
