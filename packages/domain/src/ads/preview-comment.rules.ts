/** Maximum characters of a comment on a shared preview. */
export const longestComment = 500

/** Maximum characters of the name that its author gives. */
export const longestCommentAuthor = 60

/** A link collects at most this many comments, as anyone who has it can write some. */
export const mostComments = 100
