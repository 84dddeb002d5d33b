/** Who calls, as far as the network and a cookie show it. */
export interface Visitor {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  readonly network: string
  /** The secret by which a browser is known after it logged out. */
  readonly deviceToken: string | undefined
  /** Has the browser keep its secret. */
  readonly keepDeviceToken: (token: string) => void
}
