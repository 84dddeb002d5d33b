/** Vite's address of a file that it serves as it is. */
declare module '*.woff?url' {
  const url: string
  export default url
}
