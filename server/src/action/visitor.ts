/** What the network and a cookie reveal about the caller. */
export interface Visitor {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  readonly network: string
  /** The secret that identifies a browser after it has logged out. */
  readonly deviceToken: string | undefined
  /** Stores the secret in the browser. */
  readonly keepDeviceToken: (token: string) => void
}
