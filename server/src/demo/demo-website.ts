import { fileURLToPath } from 'node:url'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'

/** The website of the demo brand, of which the sample site is a copy on this machine. */
export const demoWebsite = exampleBrandBrief.websiteUrl

/** Where the sample sites lie, each in a folder of its name. */
export const sampleSitesDir = fileURLToPath(new URL('../../demo-sites', import.meta.url))

/** The folder of the sample site that stands for the website of the demo brand. */
export const sampleSiteName = 'nightjar'
