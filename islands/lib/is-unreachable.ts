/** Whether something between here and the server answered, because the server could not be reached. */
export const isUnreachable = ({ status }: Pick<Response, 'status'>): boolean => status >= 502 && status <= 504
