interface ImportMetaEnv {
  /** The build has the pages for those who build the product; set by vite.config.ts. */
  readonly DEV_PAGES: boolean
}

/** The package forgets to say where the types of this entry lie; it has no exports of its own. */
declare module 'fake-indexeddb/auto'
