import { fileURLToPath } from 'node:url'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'

/** The website of the demo brand; the sample site on this machine is a copy of it. */
export const demoWebsite = exampleBrandBrief.websiteUrl

/** Folder of the sample sites, each in a folder of its name. */
export const sampleSitesDir = fileURLToPath(new URL('../../demo-sites', import.meta.url))

/** The folder of the sample site that stands for the demo brand's website. */
export const sampleSiteName = 'nightjar'
