/** Content that a caller can accept: each is a group of content types in `contentKindOf`. */
export type ContentKind = 'html' | 'css' | 'json' | 'image' | 'text'

/** Why nothing was read. */
export type RefusalReason =
  | 'badUrl'
  | 'badScheme'
  | 'badPort'
  | 'credentials'
  | 'privateAddress'
  | 'robots'
  | 'tooManyRedirects'
  | 'redirectLoop'
  | 'wrongType'
  | 'tooLarge'
  | 'timeout'
  | 'unreachable'
  | 'tlsError'
  | 'aborted'

/** An answer that was read to its end; `status` may be any, including 404 and 503. */
export interface WebPage {
  readonly kind: 'page'
  /** The address the body came from, after all redirects; without fragment. */
  readonly url: string
  readonly requestedUrl: string
  readonly redirects: number
  readonly status: number
  /** In lower case, without parameters, for example `text/html`. */
  readonly contentType: string
  /** Encoding of the text, as TextDecoder names it; undefined for pictures other than SVG. */
  readonly charset: string | undefined
  /** Decompressed. */
  readonly body: Buffer
  /** Names in lower case; only headers about the page or its refusal. */
  readonly headers: Readonly<Record<string, string>>
  /** From the call to the last byte, including redirects and robots.txt. */
  readonly ms: number
  /** Length of the body on the wire, before decompression. */
  readonly bytes: number
}

export interface WebRefusal {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  /** The address it ended at, the requested one or a redirect's; never with a password. */
  readonly url: string
  /** One English sentence for the log. */
  readonly detail: string
  /** Status of the refused answer, if there was one. */
  readonly status: number | undefined
}

export type WebResult = WebPage | WebRefusal

export interface FetchOptions {
  /** Any other content type is refused before its body is read. */
  readonly accept: readonly ContentKind[]
  /** Maximum size of the body, both on the wire and after decompression. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

/** One visit to a website: its connections and robots.txt rules last as long as the session. */
export interface WebSession {
  /** Reads one address. Anything the other side does leads to a result; only program errors throw. */
  fetch(url: string, options: FetchOptions): Promise<WebResult>
  /** Ends running reads with `aborted` and closes every connection. */
  close(): Promise<void>
}

export interface SessionOptions {
  /** Value of Accept-Language, for example `de, en;q=0.5`. */
  readonly acceptLanguage: string
  /** For files that a service's API has named for us to load: rules for crawlers aren't meant for these. */
  readonly isNamedByService?: true
}

/** The only way that the server reads external websites. */
export interface WebFetch {
  openSession(options: SessionOptions): WebSession
}

export interface WebFetchLimits {
  readonly connectMs: number
  /** From sending the request to the end of the answer's headers. */
  readonly headersMs: number
  /** For the whole body. */
  readonly bodyMs: number
  /** For one call of `fetch`, including redirects and robots.txt. */
  readonly totalMs: number
  readonly maxHeaderBytes: number
  /** If the call sets no `maxBytes`. */
  readonly maxBytes: number
  readonly maxRedirects: number
}

export interface WebFetchOptions {
  /** Page about the robot, sent in the user agent. */
  readonly productUrl: string
  /** Exact origins, for example `http://127.0.0.1:4301`, that may be reached although they are private. */
  readonly privateOrigins: readonly string[]
  readonly limits?: Partial<WebFetchLimits>
}

export const defaultLimits: WebFetchLimits = {
  connectMs: 5_000,
  headersMs: 10_000,
  bodyMs: 15_000,
  totalMs: 30_000,
  maxHeaderBytes: 32 * 1024,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 5,
}
