/**
 * Why the server will not take a value of a draft, however often it is sent: the writer may not (any more), the thing is
 * not there, the status or archive of an ad holds its texts (EDT-03), the plan of its brand has lapsed (PUB-08), its
 * campaign has an ad already (API-13), or the value is none that it could hold.
 */
export type EditRefusal = 'rights' | 'gone' | 'locked' | 'plan' | 'secondAd' | 'invalid'
