interface ImportMetaEnv {
  /** Whether the build has the developers' pages; set by vite.config.ts. */
  readonly DEV_PAGES: boolean
}

/** The package doesn't declare the types of this entry; it has no exports of its own. */
declare module 'fake-indexeddb/auto'
