/** Where the form gets a token that says when somebody turned to it; a host that only collects forms has nothing there. */
export const TOKEN_PATH = '/tour-request-token';

/** Header in which the token comes back with the request. */
export const TOKEN_HEADER = 'tour-request-token';
