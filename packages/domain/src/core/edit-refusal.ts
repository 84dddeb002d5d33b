/**
 * Why the server refuses a draft's value, however often it's sent: the writer may not write it (any more), the draft
 * doesn't exist, an ad's status or the archive locks its texts (EDT-03), its brand's plan has lapsed (PUB-08), its
 * campaign already has an ad (API-13), a picture in it isn't the brand's or is gone, or the key can't have this value.
 */
export type EditRefusal = 'rights' | 'gone' | 'locked' | 'plan' | 'secondAd' | 'missingPicture' | 'invalid'
