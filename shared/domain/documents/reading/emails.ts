/** E-mail addresses. What stands before is looked at, so that a run of letters is read once and not from each of them. */
export const EMAIL = /(?<![\w.+-])[\w.+-]{1,60}@[a-z\d-]{1,60}\.[a-z\d.-]{0,60}[a-z]\b/gi;
