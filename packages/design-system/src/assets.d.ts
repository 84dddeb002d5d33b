declare module '*.svg' {
  const address: string
  export default address
}
/** A `data:` address, for pictures inside an SVG that's shown as a picture: it can't load other files. */
declare module '*?inline' {
  const address: string
  export default address
}
declare module '*.css'
declare module '*.webp' {
  const address: string
  export default address
}
