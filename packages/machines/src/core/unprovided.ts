/** The actor of a machine that nobody has given its own: the app, a story or a test must provide one. */
export async function unprovided(): Promise<never> {
  throw new Error('this actor is provided where the machine is used')
}
