/** A picture that isn't stored, with the reason in English for the log. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
  /** It was not read in time, which may be different on a less busy machine. */
  readonly mayPass: boolean

  constructor(message: string, options: ErrorOptions & { readonly mayPass?: boolean } = {}) {
    super(message, options)
    this.mayPass = options.mayPass ?? false
  }
}
