/** An email that could not be sent; another attempt may succeed. Its message is a reason for the log, without personal data. */
export class MailUnsent extends Error {
  override name = 'MailUnsent'
}

/** An email that was rejected for good. */
export class MailRefused extends MailUnsent {
  override name = 'MailRefused'
}
