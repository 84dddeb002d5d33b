interface ImportMetaEnv {
  /** The build has the pages for those who build the product; set by vite.config.ts. */
  readonly DEV_PAGES: boolean
}
