import { accountShapes } from './accounts.shapes.ts'
import { brandShapes } from './brands.shapes.ts'
import { briefShapes } from './briefs.shapes.ts'
import { choiceShapes } from './choices.shapes.ts'
import { creativeShapes } from './creatives.shapes.ts'
import { launchShapes } from './launches.shapes.ts'
import { abTestShapes } from './ab-tests.shapes.ts'
import { previewShapes } from './previews.shapes.ts'
import { reportShapes } from './reports.shapes.ts'
import { scanShapes } from './scans.shapes.ts'

/** Every named schema of the document. */
export const shapes = {
  ...accountShapes,
  ...brandShapes,
  ...briefShapes,
  ...choiceShapes,
  ...creativeShapes,
  ...launchShapes,
  ...abTestShapes,
  ...previewShapes,
  ...reportShapes,
  ...scanShapes,
}
