/** Without a byte for this long a transfer is given up. */
const silenceMs = 30000;

/**
 * Fetches a whole file of our own server, by XMLHttpRequest: engines before Chromium 66 cannot abort a fetch.
 * Rejects where it does not come, or is larger than `fits` allows; that is asked before the file comes.
 */
export function fetchFile(url: string, fits: (bytes: number) => unknown): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer = setTimeout(give, silenceMs);
    function give() {
      clearTimeout(timer);
      reject(new Error(`${url} cannot be kept`));
      call.abort();
    }
    call.open('GET', url);
    call.responseType = 'blob';
    call.onprogress = ({ lengthComputable, total }) => {
      clearTimeout(timer);
      timer = setTimeout(give, silenceMs);
      if (lengthComputable && !fits(total)) give();
    };
    call.onerror = give;
    call.onload = () => {
      clearTimeout(timer);
      if (call.status === 200 && fits(call.response.size)) resolve(call.response);
      else give();
    };
    call.send();
  });
}
