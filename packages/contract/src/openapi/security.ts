/** How callers authenticate. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `authToken` of `login`, `signup` or any other call that logs in.',
  },
  socialLogin: {
    type: 'apiKey',
    in: 'cookie',
    name: 'social-login',
    description:
      'The browser that began a login through Google or Facebook, for ten minutes. Over https the name is `__Host-social-login`.',
  },
}

/** Required by calls for logged-in users. */
export const signedIn = [{ bearer: [] }]

/** Required by calls that complete a login in the browser that started it. */
export const sameBrowser = [{ socialLogin: [] }]
