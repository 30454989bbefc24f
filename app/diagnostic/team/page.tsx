import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { AboutTeamRooms } from '@/components/diagnostic/team-room/about-team-rooms';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { aboutTeamRoomTexts, teamRoomTexts } from '../../team/room-texts';

export const generateMetadata = () => pageMetadata('/diagnostic/team');

export default function AboutTeamRoomsPage() {
  return (
    <>
      <JsonLd things={thingsOf('/diagnostic/team')} />
      <AboutTeamRooms words={aboutTeamRoomTexts(content())} texts={teamRoomTexts(content())} />
    </>
  );
}
