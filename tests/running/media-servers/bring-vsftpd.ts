/** `npm run bring:vsftpd`: Debian's FTP server for the tests, unpacked beside the packages from npm. */
import { bringPackages } from '../bring-packages.ts';
import { vsftpdFolder, vsftpdIn } from './vsftpd.ts';

await bringPackages(['vsftpd'], vsftpdFolder, async (tree) => {
  console.log(`${vsftpdIn(tree).executablePath.slice(tree.length)} is there for the tests.`);
});
