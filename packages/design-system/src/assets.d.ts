declare module '*.svg' {
  const address: string
  export default address
}
/** As `data:` address, for pictures within pictures, which can load nothing. */
declare module '*?inline' {
  const address: string
  export default address
}
declare module '*.css'
declare module '*.webp' {
  const address: string
  export default address
}
